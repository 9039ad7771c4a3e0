import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { ALL } from './support/routes.ts';
import { expect, inject, test } from './support/test.ts';

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

test.for(ALL)('the HTML of %s is valid', async (path) => {
  const response = await fetch(new URL(path, inject('siteUrl')));
  const { results } = await validator.validateString(await response.text());
  const errors = results.flatMap(({ messages }) => messages);
  expect(errors.map(({ ruleId, message, line, selector }) => `${ruleId} ${line}: ${message} ${selector}`)).toEqual([]);
});
