import { type Language, pathIn } from '#workers/contract/language.ts'
import type { Mailer } from '#workers/contract/ports.ts'

type Signature = { name(language: Language): Promise<string>; origin: string }

/** Every mail says at its end who sent it, by the name that the settings have now, and where the site is in its language. */
export function signedMail(mailer: Mailer, { name, origin }: Signature): Mailer {
  return {
    async send({ text, ...mail }) {
      const site = mail.language === 'en' ? origin : origin + pathIn(mail.language, '/')
      await mailer.send({ ...mail, text: `${text}\n\n-- \n${await name(mail.language)}\n${site}` })
    },
  }
}
