/** @module-tag property */
import { match } from 'drishti-jyotish/index.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { kootaClasses, kootaRule } from '#app/screens/match/koota-rules.ts'
import { kootaRows, listed, opening, partsOf } from '#app/screens/match/match-sentences.ts'
import { arc } from '#app/screens/match/result/dial.tsx'
import { runs } from '#tests/support/books/property-runs.ts'
import { FORBIDDEN_WORDS } from '../jyotish/words/forbidden-words.ts'

const star = fc.record({ nakshatra: fc.integer({ min: 1, max: 27 }), pada: fc.integer({ min: 1, max: 4 }) })
const names = { a: 'Asha', b: 'Bala' }

test('the published example of Telugu Sourabham, 20 December 2012, koota by koota', () => {
  // https://telugusourabham.blogspot.com/2012/12/blog-post_20.html: bride Ardra 2, groom Purva Ashadha 3; varna 1,
  // yoni 2, maitri ½, gana 6, bhakoot 7, nadi 8. It takes all of Dhanu as human (vashya 2; from 15° on it is
  // four-footed here, 1) and counts tara from the bride only (3; both ways it is 1½).
  const made = match({ nakshatra: 20, pada: 3 }, { nakshatra: 6, pada: 2 })
  expect(Object.fromEntries(made.kootas.map(({ koota, points }) => [koota, points]))).toEqual({
    varna: 1,
    vashya: 1,
    tara: 1.5,
    yoni: 2,
    graha_maitri: 0.5,
    gana: 6,
    bhakoot: 7,
    nadi: 8,
  })
})

test('a sentence of the catalogue falls into its parts', () => {
  expect(partsOf('Varna, attitude to work and learning: 0 of 1; you go about work differently; respect it.')).toEqual({
    name: 'Varna',
    about: 'Attitude to work and learning',
    meaning: 'You go about work differently; respect it.',
  })
  expect(partsOf('Vedha, whether the stars hinder each other: good.').about).toBe('Whether the stars hinder each other')
})

test('every koota of every pair has its name, classes, meaning and rule, without holes and without fear', () => {
  fc.assert(
    fc.property(star, star, (boy, girl) => {
      const made = match(boy, girl)
      const rows = kootaRows(made)
      expect(rows.map(({ koota }) => koota)).toEqual(made.kootas)
      for (const { koota, name, about, meaning } of rows) {
        const { a, b } = kootaClasses(koota, made)
        const said = [name, about, meaning, a, b, kootaRule(koota, names, made)]
        for (const text of said) expect(text, koota.koota).toMatch(/^[A-Z0-9]/)
        expect(said.join(' ')).not.toMatch(/undefined|NaN|\{|_/)
        expect(said.join(' ')).not.toMatch(FORBIDDEN_WORDS)
      }
    }),
    { numRuns: runs(300) },
  )
})

test('the opening names at most three kootas, whose points are part of the sum', () => {
  fc.assert(
    fc.property(star, star, (boy, girl) => {
      const made = match(boy, girl)
      const { carrying, points, talk } = opening(kootaRows(made), made.total)
      expect(carrying.reduce((sum, { koota }) => sum + koota.points, 0)).toBe(points)
      expect(carrying.length).toBeLessThanOrEqual(3)
      expect(talk.length).toBeLessThanOrEqual(2)
      expect(points).toBeLessThanOrEqual(made.total)
    }),
    { numRuns: runs(300) },
  )
})

test('names are listed as a person would', () => {
  expect([listed(['Nadi']), listed(['Nadi', 'Gana']), listed(['Nadi', 'Bhakoot', 'Graha maitri'])]).toEqual([
    'Nadi',
    'Nadi and gana',
    'Nadi, bhakoot and graha maitri',
  ])
})

test('the dial of the reference: 27.5 of 36 ends at upper right', () => {
  expect(arc(1)).toBe('M46.26 153.74A76 76 0 1 1 153.74 153.74')
  expect(arc(27.5 / 36)).toBe('M46.26 153.74A76 76 0 1 1 171.97 75.57')
})
