import { type LegalVersion, readLegalVersions } from '../content/legal/legal-versions.ts';
import type { Deps } from '../deps.ts';
import type { AppContext } from '../http/app-env.ts';
import { sendResource } from './resources.ts';

/** The versions of the legal texts as JSON. A deployment compares them with those that it would replace them with. */
export const legalTextsRoute = ({ config }: Deps) => {
  let versions: readonly LegalVersion[] | undefined;
  return async (c: AppContext) => {
    versions ??= await readLegalVersions(config.operator);
    return sendResource(c, { contentType: 'application/json', body: JSON.stringify(versions) });
  };
};
