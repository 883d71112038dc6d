// Dictionaries of interface texts, one value for each language of the site.
import { byLanguage, type Language } from './language.ts'

/**
 * The type of a translation: it has every key and every argument of the English text, with any string where English has
 * one.
 */
export type Translated<T> = T extends string
  ? string
  : T extends RegExp | number | boolean | null | undefined
    ? T
    : T extends (...args: infer Args) => infer Result
      ? (...args: Args) => Translated<Result>
      : { readonly [Key in keyof T]: Translated<T[Key]> }

/** An interface text in each language. */
export type Texts<Text> = Readonly<Record<Language, Translated<Text>>>

type OtherLanguage = Exclude<Language, 'en'>
type Both<Text> = { en: Text } & Readonly<Record<OtherLanguage, Translated<NoInfer<Text>>>>

/**
 * A text in each language: the English one defines the type, and the compiler requires each key in the others.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function texts<const Text>(inEach: Both<Text>): Texts<Text> {
  return inEach as Texts<Text>
}

/** Texts of astrologers' and admins' pages, which may lack a language; English is the fallback. @__NO_SIDE_EFFECTS__ */
export function staffTexts<const Text>(
  inEach: { en: Text } & Partial<Record<OtherLanguage, Translated<NoInfer<Text>>>>,
): Texts<Text> {
  const given: Partial<Record<Language, unknown>> = inEach
  return byLanguage((language) => given[language] ?? inEach.en) as Texts<Text>
}
