import { type Language, pathIn } from '#workers/contract/language.ts'
import type { MailService } from '#workers/contract/ports.ts'

type Signature = { name(language: Language): Promise<string>; origin: string }

/** Every mail says at its end who sent it, by the name that the settings have now, and where the site is in its language. */
export function signedMail(mailer: MailService, { name, origin }: Signature): MailService {
  return {
    async send({ text, ...mail }) {
      const site = mail.language === 'en' ? origin : origin + pathIn(mail.language, '/')
      return mailer.send({ ...mail, text: `${text}\n\n-- \n${await name(mail.language)}\n${site}` })
    },
  }
}
