// Finds the tool that an address asks for: they share a page, and each has its own result. On the server only.

import type { KundliOptions } from 'drishti-jyotish/kundli/options.ts'
import { currentLanguage, pathOf } from '#app/language/language.ts'
import type { Texts } from '#app/language/texts.ts'
import { kpIntroTexts } from '#app/screens/kp/kp-intro-text.ts'
import { KP_OPTIONS } from '#app/screens/kp/kp-options.ts'
import { advancedIntroTexts } from '#app/screens/kundli/advanced/advanced-intro-text.ts'
import { rectificationIntroTexts } from '#app/screens/rectification/rectification-intro-text.ts'
import { varshaIntroTexts } from '#app/screens/varshaphala/varsha-intro-text.ts'

export type ChartKind = 'kundli' | 'advanced' | 'kp' | 'rectification' | 'varshaphala'
export type ChartIntro = {
  pageTitle: string
  description: string
  title: string
  lead: string
  getsTitle: string
  gets: readonly string[]
}
/** The words of the kundli's own page are in its code. */
export type ChartPage = { kind: ChartKind; intro: ChartIntro | null; options: KundliOptions }
/** A tool before its words are chosen. */
type Tool = { kind: ChartKind; intro: Texts<ChartIntro> | null; options: KundliOptions }

const TOOLS: Readonly<Record<string, Tool>> = {
  'kundli/advanced': { kind: 'advanced', intro: advancedIntroTexts, options: {} },
  kp: { kind: 'kp', intro: kpIntroTexts, options: KP_OPTIONS },
  rectification: { kind: 'rectification', intro: rectificationIntroTexts, options: {} },
  varshaphala: { kind: 'varshaphala', intro: varshaIntroTexts, options: {} },
}

/** The tool of an address: /kp, /varshaphala, /kundli/advanced, /rectification, else the kundli. */
export function chartPageOf(request: Request): ChartPage {
  const [, name = ''] = /^\/([\w/]+?)(?:\.data)?\/?$/.exec(pathOf(new URL(request.url))) ?? []
  const { kind, intro, options } = TOOLS[name] ?? { kind: 'kundli', intro: null, options: {} }
  return { kind, intro: intro?.[currentLanguage()] ?? null, options }
}
