// Drawings of the pictures of link previews and of the icons.

export type Preview = { name: string; title: string; line: string; drawing: string }

const circle = (r: number, more = '') => `<circle cx="0" cy="0" r="${r}" ${more}/>`
const at = (r: number, degrees: number) => {
  const angle = (degrees * Math.PI) / 180
  return [Math.cos(angle) * r, Math.sin(angle) * r].map((each) => each.toFixed(1)) as [string, string]
}
const ray = (from: number, to: number, degrees: number) => {
  const [[x1, y1], [x2, y2]] = [at(from, degrees), at(to, degrees)]
  return `<path d="M${x1} ${y1}L${x2} ${y2}"/>`
}
const dot = (r: number, degrees: number, size: number, colour: string) => {
  const [x, y] = at(r, degrees)
  return `<circle cx="${x}" cy="${y}" r="${size}" fill="${colour}" stroke="none"/>`
}

const SAFFRON = '#e8912d'
const GOLD = '#f3c969'
const twelve = Array.from({ length: 12 }, (_, i) => i * 30)

const dial = [
  circle(200),
  circle(160),
  circle(90, 'opacity=".5"'),
  ...twelve.map((degrees) => ray(160, 200, degrees)),
  dot(160, 200, 13, SAFFRON),
  dot(160, 250, 8, '#ffffff'),
  dot(160, 318, 9, GOLD),
  dot(160, 40, 7, '#aeafca'),
  dot(160, 100, 8, '#c9584e'),
].join('')
const chart = '<path d="M-180 -180H180V180H-180zM-180 -180L180 180M180 -180L-180 180M0 -180L180 0L0 180L-180 0z"/>'
const pair = `<g transform="translate(-70 0)">${circle(120)}</g><g transform="translate(70 0)">${circle(120)}</g>${dot(0, 0, 12, SAFFRON)}`
const day = [
  '<path d="M-210 60H210"/>',
  '<path d="M-180 60A180 180 0 0 1 180 60"/>',
  ...Array.from(
    { length: 9 },
    (_, i) => `<g transform="translate(0 60)">${ray(180, i % 2 ? 192 : 204, 180 + i * 22.5)}</g>`,
  ),
  `<g transform="translate(0 60)">${dot(180, 236, 26, SAFFRON)}</g>`,
  '<path d="M-210 110H210" opacity=".5"/>',
].join('')
const signs = [
  circle(190),
  ...twelve.map((degrees) => dot(190, degrees, degrees === 270 ? 20 : 10, degrees === 270 ? SAFFRON : GOLD)),
].join('')
const pages = '<path d="M-150 -170H110L150 -130V170H-150zM-100 -90H100M-100 -40H100M-100 10H100M-100 60H20"/>'
const talk = `<path d="M-190 -140H90V40H-60L-120 100V40H-190z"/><path d="M120 -60H190V120H150V170L100 120H-20V70"/>${dot(0, 0, 0, SAFFRON)}<circle cx="-110" cy="-50" r="11" fill="${SAFFRON}" stroke="none"/><circle cx="-50" cy="-50" r="11" fill="${SAFFRON}" stroke="none"/><circle cx="10" cy="-50" r="11" fill="${SAFFRON}" stroke="none"/>`
const meter = `${circle(180)}${Array.from({ length: 60 }, (_, i) => ray(i % 5 ? 168 : 156, 180, i * 6)).join('')}<path d="M0 0V-130" stroke="${SAFFRON}" stroke-width="6"/><path d="M0 0L80 46"/>${dot(0, 0, 10, SAFFRON)}`

export const PREVIEWS: readonly Preview[] = [
  {
    name: 'site',
    title: 'Vedic astrology, with the working shown',
    line: 'Free charts. Astrologers paid by the second.',
    drawing: dial,
  },
  { name: 'kundli', title: 'Free kundli', line: 'A birth chart with the rule behind every line', drawing: chart },
  { name: 'match', title: 'Kundli matching', line: 'Thirty-six points, each with its reason', drawing: pair },
  { name: 'panchang', title: 'Panchang and festivals', line: 'The almanac of any day, at any place', drawing: day },
  { name: 'horoscope', title: 'Horoscope', line: 'Every sentence names its transit', drawing: signs },
  { name: 'blogs', title: 'Astrology blogs', line: 'Written by the astrologers themselves', drawing: pages },
  {
    name: 'astrologers',
    title: 'Talk to an astrologer',
    line: 'Chat, web call or phone. You pay for connected seconds.',
    drawing: talk,
  },
  {
    name: 'pricing',
    title: 'Priced by the second',
    line: 'No fees, no subscription, a receipt you can check',
    drawing: meter,
  },
]

const markIn = (line: string, core: string) =>
  `<path d="M4 16c4-6 8-9 12-9s8 3 12 9c-4 6-8 9-12 9s-8-3-12-9z" fill="none" stroke="${line}" stroke-width="1.8"/><circle cx="16" cy="16" r="4.4" fill="${core}"/>`
const MARK = markIn(GOLD, SAFFRON)

export function previewHtml({ title, line, drawing }: Preview, fonts: { display: string; text: string }): string {
  return `<!doctype html><style>
@font-face{font-family:D;src:url(${fonts.display});font-weight:100 900}
@font-face{font-family:T;src:url(${fonts.text});font-weight:100 900}
*{margin:0;box-sizing:border-box}
body{width:1200px;height:630px;padding:72px 80px;background:#0b1026;color:#f1eee6;display:grid;grid-template-columns:640px 1fr;align-items:stretch;overflow:hidden}
section{display:flex;flex-direction:column;justify-content:space-between}
b{display:flex;align-items:center;gap:18px;font:500 34px D}
h1{font:420 76px/1.06 D;letter-spacing:-.02em;text-wrap:balance}
p{font:400 29px/1.4 T;color:#aeafca;margin-top:24px}
.d{align-self:center;justify-self:end;width:430px;height:430px;overflow:visible}
</style><section><b><svg width="56" height="56" viewBox="0 0 32 32">${MARK}</svg>Drishti</b><div><h1>${title}</h1><p>${line}</p></div></section>
<svg class="d" viewBox="-215 -215 430 430" fill="none" stroke="${line}" stroke-width="2.5">${drawing}</svg>`
}

/** Launchers keep the inner 80 % of a maskable icon. */
export function iconHtml(look: 'rounded' | 'plain' | 'badge'): string {
  if (look === 'badge') return page(markIn('#fff', '#fff'))
  const plain = look === 'plain'
  const ground = plain
    ? '<rect width="32" height="32" fill="#0B1026"/>'
    : '<rect width="32" height="32" rx="8" fill="#0B1026"/>'
  const mark = plain ? `<g transform="translate(3.2 3.2) scale(.8)">${MARK}</g>` : MARK
  return page(ground + mark)
}

function page(drawing: string): string {
  return `<!doctype html><style>*{margin:0}svg{display:block;width:100vw;height:100vh}</style><svg viewBox="0 0 32 32">${drawing}</svg>`
}
