import { createTestApp } from './create-test-app.ts';

/** What a provider sends for one of its products: as an item of the list, unless null, and on its own. */
type Goods = {
  readonly listed?: object | null;
  readonly detail?: object;
  /** The other products in its list. */
  readonly others?: readonly unknown[];
};

const ID = 'vara';
const ITEM = { id: ID, name: 'Vara', price: 8900 };
const DETAIL = { name: 'Vara', price: { amount: 8900 } };

/** The application with a provider of one product, whose page is at `path`. */
export const createSiteOf = ({ listed = {}, detail = {}, others = [] }: Goods) => {
  const answers: Readonly<Record<string, unknown>> = {
    '/products': [...(listed === null ? [] : [{ ...ITEM, ...listed }]), ...others],
    [`/products/${ID}`]: { ...DETAIL, ...detail },
  };
  const fetch = async (request: Request): Promise<Response> => {
    const answer = answers[new URL(request.url).pathname];
    return answer === undefined ? new Response(null, { status: 404 }) : Response.json(answer);
  };
  return { ...createTestApp({ bindings: { PROVIDER: { fetch } } }), path: `/produkter/${ID}` };
};
