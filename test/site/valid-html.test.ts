import { HtmlValidate, StaticConfigLoader } from 'html-validate/browser';
import { expect, it } from 'vitest';
import { visit } from '../support/create-test-app.ts';
import { ALL } from '../support/routes.ts';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:recommended'],
    rules: {
      // React's equivalent spellings: camel case attributes (and `HIDDEN`, see src/pages/faq/FaqSections.tsx), `<br/>` and
      // `disabled=""`.
      'attr-case': 'off',
      'void-style': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      // The style sheet keeps a telephone number on one line.
      'tel-non-breaking': 'off',
    },
  }),
);

it.each(ALL)('the HTML of %s is valid', async (path) => {
  const { results } = await validator.validateString((await visit(path)).html);
  const errors = results.flatMap(({ messages }) => messages);
  expect(errors.map(({ ruleId, message, line, selector }) => `${ruleId} ${line}: ${message} ${selector}`)).toEqual([]);
});
