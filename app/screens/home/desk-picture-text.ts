import { texts } from '#app/language/texts.ts'

/** Texts of the home page's picture of the chart desk. */
export const deskPictureTexts = texts({
  en: {
    title: 'One chart, both of you',
    text: 'While you talk, you and the astrologer look at the same chart: what one of you points to lights up for the other, and stays with the words.',
    picture:
      'A chat with the chart beside it: the astrologer points to the 11th house, and it lights up for the client.',
  },
  hi: {
    title: 'एक कुंडली, दोनों के सामने',
    text: 'बातचीत के दौरान आप और ज्योतिषी एक ही कुंडली देखते हैं: एक जिस पर संकेत करता है, वह दूसरे के सामने उभर आता है, और शब्दों के साथ बना रहता है।',
    picture: 'चैट, और साथ में कुंडली: ज्योतिषी 11वें भाव पर संकेत करते हैं, और वह ग्राहक के सामने उभर आता है।',
  },
})
