import type { Mailer } from '#workers/contract/ports.ts'

/** Every mail says at its end who sent it, by the name that the settings have now. */
export function signedMail(mailer: Mailer, { name, origin }: { name(): Promise<string>; origin: string }): Mailer {
  return {
    async send({ text, ...mail }) {
      await mailer.send({ ...mail, text: `${text}\n\n-- \n${await name()}\n${origin}` })
    },
  }
}
