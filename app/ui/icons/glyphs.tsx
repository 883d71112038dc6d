// Re-exports all glyphs; a page's bundle contains only the imported ones.
export { GrahaGlyph, type GrahaName, grahaNames } from './graha-glyph.tsx'
export { MoonGlyph } from './moon-glyph.tsx'
export { OrbitGlyph } from './orbit-glyph.tsx'
export { SignGlyph, type SignName, signNames } from './sign-glyph.tsx'
