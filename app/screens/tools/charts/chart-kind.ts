// Finds the tool that an address asks for: they share a page, and each has its own result. On the server only.

import type { KundliOptions } from 'drishti-jyotish/kundli/options.ts'
import { pathOf } from '#app/language/language.ts'
import { advancedIntro } from '../advanced/advanced-intro-text.ts'
import { kpIntro } from '../kp/kp-intro-text.ts'
import { KP_OPTIONS } from '../kp/kp-options.ts'
import { rectificationIntro } from '../rectification/rectification-intro-text.ts'
import { varshaIntro } from '../varshaphala/varsha-intro-text.ts'

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

const PAGES: Readonly<Record<string, ChartPage>> = {
  'kundli/advanced': { kind: 'advanced', intro: advancedIntro, options: {} },
  kp: { kind: 'kp', intro: kpIntro, options: KP_OPTIONS },
  rectification: { kind: 'rectification', intro: rectificationIntro, options: {} },
  varshaphala: { kind: 'varshaphala', intro: varshaIntro, options: {} },
}

/** The tool of an address: /kp, /varshaphala, /kundli/advanced, /rectification, else the kundli. */
export function chartPageOf(request: Request): ChartPage {
  const [, name = ''] = /^\/([\w/]+?)(?:\.data)?\/?$/.exec(pathOf(new URL(request.url))) ?? []
  return PAGES[name] ?? { kind: 'kundli', intro: null, options: {} }
}
