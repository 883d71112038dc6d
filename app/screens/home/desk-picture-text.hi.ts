// The words of the home page's picture of the chart desk, in Hindi.
import type { Translated } from '#app/language/translated.ts'
import type { deskPictureText as English } from './desk-picture-text.ts'

export const deskPictureText: Translated<typeof English> = {
  title: 'एक कुंडली, दोनों के सामने',
  text: 'बातचीत के दौरान आप और ज्योतिषी एक ही कुंडली देखते हैं: एक जिस पर संकेत करता है, वह दूसरे के सामने उभर आता है, और शब्दों के साथ बना रहता है।',
  picture: 'चैट, और साथ में कुंडली: ज्योतिषी 11वें भाव पर संकेत करते हैं, और वह ग्राहक के सामने उभर आता है।',
}
