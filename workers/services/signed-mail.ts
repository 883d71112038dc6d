import type { MailLink, MailSender, MailService } from '#workers/contract/ports.ts'
import { type Language, pathIn } from '#workers/contract/text/language.ts'
import { mailTexts } from '#workers/domain/mails/index.ts'
import { mailHtml } from './mail-html.ts'

type Signature = { name(language: Language): Promise<string>; origin: string }

/**
 * Writes each mail as plain text and as HTML. Both end with the links, the platform's current name, and the site's address in
 * the language of the mail.
 */
export function signedMail(mailer: MailSender, { name, origin }: Signature): MailService {
  return {
    async send(mail) {
      const { language } = mail
      const site = { label: await name(language), url: language === 'en' ? origin : origin + pathIn(language, '/') }
      const leave = mail.leave ? { label: mailTexts[language].leave, url: mail.leave } : null
      const links = [...(mail.links ?? []), ...(leave ? [leave] : [])].map(plainLink)
      const text = [mail.text, ...links, `-- \n${site.label}\n${site.url}`].join('\n\n')
      return mailer.send({ ...mail, text, html: await mailHtml(mail, { origin, site, leave }) })
    },
  }
}

function plainLink({ label, url }: MailLink): string {
  return `${label}:\n${url}`
}
