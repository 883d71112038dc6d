// The plain page that stands for one that could not start (SPEC 2.9), in Hindi.
import type { Translated } from '#app/language/translated.ts'
import type { startFailureText as English } from './start-failure-text.ts'

export const startFailureText: Translated<typeof English> = {
  title: 'यह पेज शुरू नहीं हो सका।',
  ask: 'कृपया पेज फिर से लोड करें।',
  refresh: 'फिर से लोड करें',
}
