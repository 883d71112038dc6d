// Hindi names of the grahas, apart from language.ts: the page of a sign loads no other words of the engine.
import type { Graha } from '../../zodiac.ts'

export const GRAHAS: Readonly<Record<Graha, string>> = {
  sun: 'सूर्य',
  moon: 'चंद्र',
  mars: 'मंगल',
  mercury: 'बुध',
  jupiter: 'गुरु',
  venus: 'शुक्र',
  saturn: 'शनि',
  rahu: 'राहु',
  ketu: 'केतु',
}
