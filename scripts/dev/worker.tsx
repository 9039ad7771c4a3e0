import { env } from 'cloudflare:workers';
import { createApp } from '../../src/app.tsx';
import { createDeps } from '../../src/deps.ts';
import { addGallery } from './gallery/routes.tsx';

const deps = createDeps(env);

/** The site with the gallery, for development and tests. The deployed Worker, src/worker.ts, does not know the gallery. */
export default addGallery(createApp(deps), deps);
