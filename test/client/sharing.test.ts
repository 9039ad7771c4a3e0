import { describe, expect, it } from 'vitest';
import { DOUBLE_PRESS_MS, pressShare } from '../../client/state/double-press.ts';
import { planSharing } from '../../client/state/sharing.ts';

const PAGE = { title: 'Varan', url: 'https://site.example/varan', shop: null };
const SHOP = 'https://nora.medlem.example/klass';
const IN_SHOP = { ...PAGE, shop: SHOP };

type Device = { readonly shares?: boolean; readonly copies?: boolean };

/** What happens on a device: the first way that it has. */
const shareOn = ({ shares = false, copies = false }: Device, ...[control, page]: Parameters<typeof planSharing>) => {
  const { ways, shared, text, copied } = planSharing(control, page);
  const way = ways.find((each) => (each === 'dialog' ? shares : each === 'copy' ? copies : true));
  if (way === 'dialog') return { way, shared };
  return way === 'copy' ? { way, text, copied } : { way, text };
};

describe('what is shared', () => {
  it.each<[what: string, control: Parameters<typeof planSharing>[0], withoutShop: object, inShop: object]>([
    ['the page', {}, { title: PAGE.title, url: PAGE.url }, { title: PAGE.title, url: PAGE.url }],
    [
      'a text with the page',
      { text: 'Vi säljer.' },
      { title: PAGE.title, text: 'Vi säljer.', url: PAGE.url },
      { title: PAGE.title, text: 'Vi säljer.', url: PAGE.url },
    ],
    [
      'a product, which is in the seller’s own web shop',
      { shopText: 'Finns i min webbshop:' },
      { title: PAGE.title, url: PAGE.url },
      { text: 'Finns i min webbshop:', url: SHOP },
    ],
    [
      'a message to customers, which has a blank for the shop',
      { text: 'Handla här:', shopBlank: '[din länk]' },
      { text: 'Handla här: [din länk]' },
      { text: 'Handla här:', url: SHOP },
    ],
    [
      'a customer’s message, which needs no URL',
      { message: 'Jag vill köpa.' },
      { text: 'Jag vill köpa.' },
      { text: 'Jag vill köpa.' },
    ],
    [
      'a customer’s question, which is about the page',
      { ask: 'Jag vill köpa.' },
      { text: 'Jag vill köpa.', url: PAGE.url },
      { text: 'Jag vill köpa.', url: PAGE.url },
    ],
  ])('is %s', (_, control, withoutShop, inShop) => {
    expect(planSharing(control, PAGE).shared).toEqual(withoutShop);
    expect(planSharing(control, IN_SHOP).shared).toEqual(inShop);
  });
});

describe('on a device', () => {
  it.each<[what: string, device: Device, control: Parameters<typeof planSharing>[0], done: object]>([
    [
      'with a share dialog, the page is shared',
      { shares: true, copies: true },
      {},
      { way: 'dialog', shared: { title: PAGE.title, url: PAGE.url } },
    ],
    ['that only copies, the URL is copied', { copies: true }, {}, { way: 'copy', text: PAGE.url, copied: 'copied' }],
    [
      'that only copies, a text is copied with the URL',
      { copies: true },
      { text: 'Hej.' },
      { way: 'copy', text: `Hej. ${PAGE.url}`, copied: 'copiedText' },
    ],
    ['that does neither, the URL is shown', {}, {}, { way: 'show', text: PAGE.url }],
    [
      'with a share dialog, a message that is ready is copied as it is',
      { shares: true, copies: true },
      { copy: 'Hej.' },
      { way: 'copy', text: 'Hej.', copied: 'copiedText' },
    ],
    [
      'that does not copy, a message that is ready is shown',
      { shares: true },
      { copy: 'Hej.' },
      { way: 'show', text: 'Hej.' },
    ],
    [
      'with a share dialog, a message with the web shop is copied',
      { shares: true, copies: true },
      { copy: '', text: 'Köp:', shopBlank: '[länk]' },
      { way: 'copy', text: 'Köp: [länk]', copied: 'copiedBlanks' },
    ],
  ])('%s', (_, device, control, done) => {
    expect(shareOn(device, control, PAGE)).toEqual(done);
  });

  it.each<[what: string, device: Device, way: string]>([
    ['with a share dialog, what goes to the seller is shared', { shares: true, copies: true }, 'dialog'],
    ['that only copies, what goes to the seller is an e-mail', { copies: true }, 'mail'],
    ['that does neither, what goes to the seller is an e-mail', {}, 'mail'],
  ])('%s', (_, device, way) => {
    for (const control of [{ ask: 'Hej.' }, { message: 'Hej.' }])
      expect(shareOn(device, control, PAGE)).toMatchObject({ way });
  });
});

describe('a press on a control that shares', () => {
  /** What each of several presses does, at times in milliseconds, while the dialog never answers. */
  const press = (canShare: boolean, ...times: readonly number[]): readonly string[] => {
    let openedAt: number | null = null;
    return times.map((now) => {
      const [next, action] = pressShare(openedAt, now, canShare);
      openedAt = next;
      return action;
    });
  };

  it('opens the share dialog, and is ignored when it is the second one of a double press', () => {
    expect(press(true, 5_000, 5_000 + DOUBLE_PRESS_MS - 1)).toEqual(['open', 'ignore']);
  });

  it('uses another way when the dialog has not answered for longer, and the next press opens it again', () => {
    expect(press(true, 5_000, 5_000 + DOUBLE_PRESS_MS, 6_001)).toEqual(['open', 'give up', 'open']);
  });

  it('always uses another way where there is no dialog', () => {
    expect(press(false, 5_000, 5_001)).toEqual(['give up', 'give up']);
  });
});
