// The displayed name of a person: permitted characters, and names that are reserved for the platform.
import * as z from 'zod'
import { problemCode } from '#workers/contract/text/zod-messages.ts'
import { isPlatformClaim } from './platform-claim.ts'

/** Line breaks and other control characters, which no name contains. */
const CONTROLS = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u

/** Joiners shape words of Indic scripts; elsewhere they are as invisible as other format characters, fillers and selectors. */
const UNSEEN = /(?!\u200c|\u200d)[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu
const JOINERS = /([\p{L}\p{M}]?)(?:\u200c|\u200d)+(?=([\p{L}\p{M}])?)/gu

/** Removes invisible characters, which are often pasted with a name, including direction marks. */
function visible(name: string): string {
  return name
    .normalize('NFC')
    .replace(/\p{Zs}+/gu, ' ')
    .replace(UNSEEN, '')
    .replace(JOINERS, (run: string, before: string, after: string | undefined) =>
      after && before && !/\p{Script=Latin}/u.test(before) ? run : before,
    )
    .normalize('NFC')
    .trim()
}

/** One letter is a name, but one symbol is not. */
export const PersonName = z
  .string()
  .transform(visible)
  .pipe(
    z
      .string()
      .min(1, problemCode('full_name_missing'))
      .max(80, problemCode('full_name_too_long'))
      .refine((name) => /\p{L}/u.test(name), problemCode('name_without_letter'))
      .refine((name) => !CONTROLS.test(name), problemCode('invisible_characters'))
      .refine((name) => !isPlatformClaim(name), problemCode('name_reserved')),
  )
