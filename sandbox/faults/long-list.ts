/**
 * The parts of Swedish compounds. Each taste with each of the goods is a name that no product of the catalogue has. None is
 * about an allergen, which a search would leave out.
 */
const TASTES = [
  ...['Anis', 'Apelsin', 'Blåbärs', 'Citron', 'Enbärs', 'Fläder', 'Hallon', 'Havre', 'Hjortron', 'Honungs'],
  ...['Ingefärs', 'Jordgubbs', 'Kanel', 'Kardemumma', 'Kola', 'Krusbärs', 'Körsbärs', 'Lakrits', 'Lingon', 'Mint'],
  ...['Nypon', 'Rabarber', 'Saffrans', 'Vanilj', 'Äpple'],
];
const GOODS = ['bröd', 'bullar', 'godis', 'kaffe', 'kakor', 'knäcke', 'marmelad', 'müsli', 'te', 'tryfflar', 'våfflor'];

type ListItem = { readonly id: string; readonly name: string; readonly tagline: string };

/** What a tagline says first. */
const beginOf = (tagline: string): string => tagline.split(/,| och /)[0] ?? '';

/**
 * The first `count` products of a list of up to 300: the given ones, then made-up ones, which have pictures, prices and tags of
 * the given ones. Their names and taglines differ as those of a real catalogue do, so that a search has as much to read.
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
