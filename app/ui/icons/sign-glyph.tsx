import { Glyph, type GlyphProps, type Shape } from './glyph.tsx'

const signShapes = {
  mesha: {
    d: 'M16 27V13.5C16 8.5 13.6 5 10.2 5S5 7.7 5 10.6c0 2.3 1.1 4 2.9 4.7M16 13.5C16 8.5 18.4 5 21.8 5S27 7.7 27 10.6c0 2.3-1.1 4-2.9 4.7',
  },
  vrishabha: { d: 'M9 20a7 7 0 1 0 14 0a7 7 0 1 0 -14 0M6 4.5C7.5 10 11 13 16 13s8.5-3 10-8.5' },
  mithuna: { d: 'M6 5c5.5 3.3 14.5 3.3 20 0M6 27c5.5-3.3 14.5-3.3 20 0M11.5 7v18M20.5 7v18' },
  karka: {
    d: 'M6 12.5a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0M19 19.5a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0M6 12.5C7 8 12 5.5 18 6c3.2.3 6 1.3 8 3M26 19.5c-1 4.5-6 7-12 6.5-3.2-.3-6-1.3-8-3',
  },
  simha: {
    d: 'M5 19a4 4 0 1 0 8 0a4 4 0 1 0 -8 0M12.2 16.6C10.3 13.7 8.9 12 8.9 9.8a6.3 6.3 0 0 1 12.6 0c0 4.7-4.3 8.6-4.3 13 0 2.6 1.5 4.2 3.7 4.2 1.9 0 3.3-1.3 3.9-2.9',
  },
  kanya: {
    d: 'M4.5 6.5c2 0 3 1.3 3 3.5v13M7.5 10.5c.2-2.5 1.3-4 3.1-4s3 1.4 3 3.8V23M13.6 10.5c.2-2.5 1.3-4 3.1-4s3 1.4 3 3.8v10.2c0 3.8 2.3 6 6.3 6.5M19.7 13.5c1.2-2 3-2.8 4.5-2.3 2.4.8 2.6 4.2.9 7.4-1.7 3.3-4.8 6-8.8 8',
  },
  tula: { d: 'M5 27h22M5 21.5h7.2c-2.6-1.5-4.2-4-4.2-7a8 8 0 0 1 16 0c0 3-1.6 5.5-4.2 7H27' },
  vrishchika: {
    d: 'M4.5 6.5c2 0 3 1.3 3 3.5v13M7.5 10.5c.2-2.5 1.3-4 3.1-4s3 1.4 3 3.8V23M13.6 10.5c.2-2.5 1.3-4 3.1-4s3 1.4 3 3.8v11.9c0 2.5 1.3 3.9 3.4 3.9 1.7 0 3.1-.9 4.4-2.9M24.3 22.7l3.5.3.1 3.6',
  },
  dhanu: { d: 'M6 26 26 6M15.5 6H26v10.5M9 14.5l8.5 8.5' },
  makara: {
    d: 'M4.5 6.5c2.4 0 3.7 1.8 3.7 5V21M8.2 11.5c.8-3.2 2.4-5 4.7-5 2.5 0 3.9 1.9 3.9 5.4v8.6c0 3.6-1.8 6-5.3 6.5M16.8 20.5a4.7 4.7 0 1 1 4.7 4.7c-2.6 0-4.7-2.1-4.7-4.7z',
  },
  kumbha: { d: 'M4 13.5l5-4 4.7 4 4.7-4 4.7 4 4.9-4M4 22.5l5-4 4.7 4 4.7-4 4.7 4 4.9-4' },
  mina: { d: 'M8 4.5c5.2 6.8 5.2 16.2 0 23M24 4.5c-5.2 6.8-5.2 16.2 0 23M5.5 16h21' },
} as const satisfies Record<string, Shape>

export type SignName = keyof typeof signShapes

/** Order of the zodiac: index 0 is Mesha (Aries). */
export const signNames = Object.keys(signShapes) as SignName[]

export function SignGlyph({ sign, ...rest }: GlyphProps & { sign: SignName | number }) {
  const name = typeof sign === 'number' ? signNames[((sign % 12) + 12) % 12] : sign
  return <Glyph shape={signShapes[name ?? 'mesha']} {...rest} />
}
