// The mail that carries an admin's answer. `text`: the admin's own words; `asked`: the words that are answered.
export const answerMailText = {
  subject: { message: 'Your message to us', report: 'About your report' },
  greeting: (name: string, text: string) => `Dear ${name},\n\n${text}`,
  quoted: (asked: string) => `You wrote:\n\n${asked}`,
}
