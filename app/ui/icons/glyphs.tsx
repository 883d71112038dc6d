// All glyphs; a page gets only those that it draws.
export { GrahaGlyph, type GrahaName, grahaNames } from './graha-glyph.tsx'
export { MoonGlyph } from './moon-glyph.tsx'
export { OrbitGlyph } from './orbit-glyph.tsx'
export { SignGlyph, type SignName, signNames } from './sign-glyph.tsx'
