/**
 * The parts of Swedish compounds. Each taste combined with each kind of goods is a name that no product in the
 * catalogue has. No taste or kind is an allergen, because a search would leave it out.
 */
const TASTES = [
  ...['Anis', 'Apelsin', 'Blåbärs', 'Citron', 'Enbärs', 'Fläder', 'Hallon', 'Havre', 'Hjortron', 'Honungs'],
  ...['Ingefärs', 'Jordgubbs', 'Kanel', 'Kardemumma', 'Kola', 'Krusbärs', 'Körsbärs', 'Lakrits', 'Lingon', 'Mint'],
  ...['Nypon', 'Rabarber', 'Saffrans', 'Vanilj', 'Äpple'],
];
const GOODS = ['bröd', 'bullar', 'godis', 'kaffe', 'kakor', 'knäcke', 'marmelad', 'müsli', 'te', 'tryfflar', 'våfflor'];

type ListItem = { readonly id: string; readonly name: string; readonly tagline: string };

/** The first part of a tagline. */
const beginOf = (tagline: string): string => tagline.split(/,| och /)[0] ?? '';

/**
 * Returns the first `count` products of a list of up to 300: first the given products, then made-up ones that reuse
 * their pictures, prices and tags. The made-up names and taglines differ as much as in a real catalogue, so that a
 * search has as much to read.
 */
export const lengthen = <Item extends ListItem>(items: readonly Item[], count: number): readonly Item[] => {
  const names = GOODS.flatMap((goods) => TASTES.map((taste) => `${taste}${goods}`));
  const madeUp = names.flatMap((name, index) => {
    const [item, other] = [items[index % items.length], items[(index * 7 + 3) % items.length]];
    if (!item || !other) return [];
    const tagline = `${beginOf(item.tagline)} och ${beginOf(other.tagline).toLowerCase()}`;
    return [{ ...item, id: `${item.id}-${index}`, name, tagline }];
  });
  return [...items, ...madeUp].slice(0, count);
};
