import { Layout } from '../../../src/components/layout/Layout.tsx';
import type { PageContext } from '../../../src/components/layout/page-context.ts';
import { type GalleryState, statePath } from './state.ts';

type GalleryIndexProps = { readonly context: PageContext; readonly states: readonly GalleryState[] };

const TITLE = 'Gallery';
const TEXT = 'Pages and components in their states, with sample data and without requests to the provider.';

export const GalleryIndex = ({ context, states }: GalleryIndexProps) => {
  const groups = [...new Set(states.map(({ group }) => group))];
  return (
    <Layout context={context} meta={{ title: TITLE, description: TEXT, noindex: true }}>
      <div className="wrap section prose" lang="en">
        <h1>{TITLE}</h1>
        <p className="lead">{TEXT}</p>
        {groups.map((group) => (
          <section key={group}>
            <h2>{group}</h2>
            <ul>
              {states
                .filter((state) => state.group === group)
                .map((state) => (
                  <li key={state.name}>
                    <a href={statePath(state)}>{state.title}</a>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </Layout>
  );
};
