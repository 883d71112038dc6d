// The picture of a post without a cover: a night sky with orbits, whose bodies are placed by the post's id. It is an image
// instead of a component, so that no page loads its code.

const ORBITS = [44, 74, 104, 134] as const
const STARS = 14

/** Returns an SVG of 480 × 270. */
export function postCoverPicture(id: string): string {
  const chance = numbersOf(id)
  const [x, y] = [round(110 + 260 * chance(0)), round(70 + 130 * chance(1))]
  const orbits = ORBITS.map(
    (r) => `<circle cx="${x}" cy="${y}" r="${r}"${r === 104 ? ' stroke-dasharray="2 6"' : ''}/>`,
  )
  const bodies = ORBITS.map((r, n) => {
    const angle = 2 * Math.PI * chance(n + 2)
    const at = `cx="${round(x + r * Math.cos(angle))}" cy="${round(y + r * Math.sin(angle))}"`
    return `<circle ${at} r="${round(4 + 3 * chance(n + 6))}" fill="${n === 1 ? '#e8912d' : '#f6f1e2'}"/>`
  })
  const stars = Array.from({ length: STARS }, (_, n) => {
    const at = `cx="${round(480 * chance(n + 10))}" cy="${round(270 * chance(n + 24))}"`
    return `<circle ${at} r="${n % 3 === 0 ? 1.5 : 0.9}"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 270" preserveAspectRatio="xMidYMid slice">
<defs><linearGradient id="s" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#0b1026"/><stop offset="1" stop-color="#1b2150"/></linearGradient></defs>
<rect width="480" height="270" fill="url(#s)"/>
<g fill="none" stroke="#8a8fc0" stroke-opacity=".45">${orbits.join('')}</g>
<circle cx="${x}" cy="${y}" r="15" fill="#f3c969"/>
${bodies.join('')}
<g fill="#d9d3e6" fill-opacity=".6">${stars.join('')}</g>
</svg>`
}

const round = (value: number) => Math.round(value * 10) / 10

/** Deterministic numbers from 0 to 1, derived from a text. */
function numbersOf(seed: string): (n: number) => number {
  let hash = 2166136261
  for (const sign of seed) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 16777619)
  return (n) => {
    const mixed = Math.imul(hash ^ Math.imul(n + 1, 0x9e3779b1), 0x85ebca6b)
    return ((mixed ^ (mixed >>> 13)) >>> 0) / 2 ** 32
  }
}
