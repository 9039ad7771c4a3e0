export * from '../../support/routes.ts';
