import { landing } from '../content/landing.ts';
import { THEME_COLOR } from '../content/layout.ts';
import { PATHS } from '../content/paths.ts';
import type { Deps } from '../deps.ts';
import type { AppContext } from '../http/app-env.ts';
import { sendResource } from './send-resource.ts';

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** The web app manifest. `minimal-ui` keeps the browser's back button, because the site links to other sites. */
export const manifestRoute = ({ config: { operator } }: Deps) => {
  const manifest = {
    id: PATHS.home,
    name: operator.productName,
    short_name: operator.productName,
    description: landing(operator).meta.description,
    lang: 'sv',
    dir: 'ltr',
    start_url: PATHS.home,
    scope: PATHS.home,
    display: 'minimal-ui',
    theme_color: THEME_COLOR,
    background_color: THEME_COLOR,
    icons: [icon('icon-192', 192, 'any'), icon('icon-512', 512, 'any'), icon('maskable-512', 512, 'maskable')],
  };
  const body = JSON.stringify(manifest);
  return (c: AppContext) => sendResource(c, { contentType: 'application/manifest+json', body });
};
