// The mail with an admin's answer. `text`: the admin's text; `asked`: the text that it answers.
import { texts } from '#workers/contract/text/texts.ts'
export const answerMailTexts = texts({
  en: {
    subject: { message: 'Your message to us', report: 'About your report' },
    greeting: (name: string, text: string) => `Dear ${name},\n\n${text}`,
    quoted: (asked: string) => `You wrote:\n\n${asked}`,
  },
  hi: {
    subject: { message: 'हमें भेजा आपका संदेश', report: 'आपकी शिकायत के बारे में' },
    greeting: (name, text) => `प्रिय ${name},\n\n${text}`,
    quoted: (asked) => `आपने लिखा था:\n\n${asked}`,
  },
})
