import { Glyph, type GlyphProps, type Shape } from './glyph.tsx'

const grahaShapes = {
  sun: { d: 'M7 16a9 9 0 1 0 18 0a9 9 0 1 0 -18 0', dot: 'M14.6 16a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0 -2.8 0' },
  moon: { d: 'M20.5 5.5a11 11 0 1 0 0 21 13 13 0 0 1 0-21z' },
  mars: { d: 'M6 18.5a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0 -15 0M19 13l7-7M19.5 6H26v6.5' },
  mercury: {
    d: 'M10.5 13.5a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0 -11 0M9.5 4c.6 2.7 3.2 4 6.5 4s5.9-1.3 6.5-4M16 19v9M12 24h8',
  },
  jupiter: { d: 'M8 9c1-2.7 3-4 5.3-4 3 0 5 2.2 5 5.3 0 4.7-4.3 8.4-10.3 10.7h17M21.5 8v19.5' },
  venus: { d: 'M9.5 11.5a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0M16 18v10M11.5 23.5h9' },
  saturn: {
    d: 'M12 4v19M8 8.5h8M12 15.5c1.5-2.2 3.5-3.3 5.5-3.3 2.8 0 4.7 2 4.7 4.7 0 4.1-4.4 5.3-4.4 8.3 0 1.5 1 2.6 2.5 2.6.9 0 1.7-.3 2.3-.9',
  },
  rahu: {
    d: 'M10.5 24.5C7.5 21.5 6 18 6 14.5a10 10 0 0 1 20 0c0 3.5-1.5 7-4.5 10M6.2 25.5a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0 -4.6 0M21.2 25.5a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0 -4.6 0',
  },
  ketu: {
    d: 'M10.5 7.5C7.5 10.5 6 14 6 17.5a10 10 0 0 0 20 0c0-3.5-1.5-7-4.5-10M6.2 6.5a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0 -4.6 0M21.2 6.5a2.3 2.3 0 1 0 4.6 0a2.3 2.3 0 1 0 -4.6 0',
  },
} as const satisfies Record<string, Shape>

export type GrahaName = keyof typeof grahaShapes

export const grahaNames = Object.keys(grahaShapes) as GrahaName[]

export function GrahaGlyph({ graha, ...rest }: GlyphProps & { graha: GrahaName }) {
  return <Glyph shape={grahaShapes[graha]} {...rest} />
}
