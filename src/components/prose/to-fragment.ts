import { createElement, Fragment, type ReactNode } from 'react';

/** Puts the nodes of a fixed text into a fragment. As arguments they need no keys, and their order never changes. */
export const toFragment = (nodes: readonly ReactNode[]) => createElement(Fragment, null, ...nodes);
