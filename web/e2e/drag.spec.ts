import { expect, test, type Locator, type Page } from '@playwright/test';
import { guard, lot, shot, sitDown, tap } from './table';
import { Wire } from './wire';

type Point = { readonly x: number; readonly y: number };
type Drag = (from: Locator, to: Locator) => Promise<void>;

async function middle(thing: Locator): Promise<Point> {
  const box = await thing.boundingBox();
  if (!box) throw new Error(`Not to be seen: ${thing}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const between = (from: Point, to: Point, part: number): Point => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
});
const WAY = [0.1, 0.4, 0.7, 1];

/** Drags with a mouse, or with a finger where there is one. */
async function hand(page: Page, touch: boolean): Promise<Drag> {
  const client = await page.context().newCDPSession(page);
  const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  return async (thing, zone) => {
    for (const one of [zone, thing]) await one.scrollIntoViewIfNeeded();
    const [from, to] = [await middle(thing), await middle(zone)];
    if (touch) {
      await finger('touchStart', [from]);
      for (const part of WAY) await finger('touchMove', [between(from, to, part)]);
      await finger('touchEnd', []);
    } else {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      for (const part of WAY) {
        const { x, y } = between(from, to, part);
        await page.mouse.move(x, y);
      }
      await page.mouse.up();
    }
    await expect(page.locator('[data-dragged], [data-open], [data-over]')).toHaveCount(0);
  };
}

/** Plays on until it is my turn and there is something to drag. */
async function reach(page: Page, thing: Locator): Promise<Locator> {
  const pick = lot(3);
  for (let taps = 0; taps < 60; taps++) {
    await page.locator('.status.mine, [data-main]').first().waitFor();
    if ((await thing.count()) > 0) break;
    await tap(page, pick, true);
  }
  return thing.first();
}

async function buffet(page: Page, drag: Drag): Promise<void> {
  const played: string[] = [];
  page.once('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      if (String(payload).includes('"do":"choose"')) played.push(String(payload));
    }),
  );
  await sitDown(page, { game: 'buffet' });
  const cards = page.locator('.in-hand [data-drag]');
  await drag(cards.first(), page.locator('.in-hand [role="toolbar"]'));
  await expect(cards.first(), 'lifted, and back in the hand').toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(played).toEqual([]);
  await drag(cards.last(), page.locator('[data-drop="card"]'));
  await expect.poll(() => played.length).toBe(1);
}

async function office(page: Page, drag: Drag): Promise<void> {
  await sitDown(page, { game: 'office', seats: 3 });
  const envelope = page.locator('.envelope');
  const pile = await reach(page, page.locator('.pile[data-drag="bid"]'));
  await drag(pile, envelope);
  await expect(envelope.locator('.count')).toHaveText('×1');
  await drag(pile, page.locator('.duel'));
  await expect(envelope.locator('.count')).toHaveCount(1);
  const inside = envelope.locator('[data-drag="back"]');
  const count = async () => Number((await envelope.locator('.count').innerText()).slice(1));
  const before = await count();
  await drag(inside, page.locator('.bidding .hand'));
  await expect.poll(async () => ((await inside.count()) ? count() : 0)).toBe(before - 1);
}

async function larder(page: Page, drag: Drag): Promise<void> {
  await sitDown(page, { game: 'larder', seats: 2 });
  const fits = await reach(page, page.locator('.portion.open[data-drop]'));
  const square = page.locator(`[data-square="${await fits.getAttribute('data-square')}"]`);
  const die = page.locator(`.show[data-drag="${await fits.getAttribute('data-drop')}"]`).first();
  await drag(die, page.locator('.portion:not([data-drop])').or(page.locator('.way')).first());
  await expect(page.locator('.portion[aria-pressed="true"]'), 'not a square').toHaveCount(0);
  await drag(die, square);
  await expect(square).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.decision.stop')).not.toHaveAttribute('aria-disabled', 'true');
}

async function buckets(page: Page, drag: Drag): Promise<void> {
  const wire = new Wire(page);
  await sitDown(page, { game: 'buckets', seats: 3 });
  const pyramid = page.locator('.own .pyramid');
  const placed = page.locator('.own .bucket');
  const supply = await reach(page, page.locator('[data-move="bucket red"]'));
  await drag(supply, pyramid);
  await expect(placed).toHaveCount(1);
  await drag(page.locator('[data-move="bucket blue"]'), pyramid);
  await expect(placed).toHaveCount(2);
  const names = await placed.evaluateAll((all) => all.map((one) => one.ariaLabel));
  await drag(placed.first(), placed.last());
  await expect
    .poll(() => placed.evaluateAll((all) => all.map((one) => one.ariaLabel)))
    .not.toEqual(names);
  const card = await reach(page, page.locator('.hand [data-drag="lay"]'));
  // Cards may be picked already, on the way here, or are being asked about.
  const picked = page.locator('.cards [aria-pressed="true"]');
  await expect
    .poll(async () => {
      await page.keyboard.press('Escape');
      return wire.quiet && (await picked.count()) === 0;
    })
    .toBe(true);
  const dragged = await card.elementHandle();
  await drag(card, page.locator('.own .middle'));
  // On the way here another one may have been asked about: it may lie there, too.
  await expect.poll(() => dragged?.getAttribute('aria-pressed')).toBe('true');
}

test('what can be tapped can be dragged', async ({ page, baseURL }, info) => {
  const complaints = guard(page, baseURL);
  const drag = await hand(page, info.project.name === 'phone');
  for (const game of [buffet, office, larder, buckets]) await game(page, drag);
  await shot(page, `dragged-${info.project.name}`);
  expect(complaints).toEqual([]);
});
