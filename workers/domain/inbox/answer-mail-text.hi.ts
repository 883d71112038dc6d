// The mail that carries an admin's answer, in Hindi.
import type { answerMailText as English } from './answer-mail-text.ts'

export const answerMailText: typeof English = {
  subject: { message: 'हमें भेजा आपका संदेश', report: 'आपकी शिकायत के बारे में' },
  greeting: (name, text) => `प्रिय ${name},\n\n${text}`,
  quoted: (asked) => `आपने लिखा था:\n\n${asked}`,
}
