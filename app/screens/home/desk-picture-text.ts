/** The words of the home page's picture of the chart desk. */
export const deskPictureText = {
  title: 'One chart, both of you',
  text: 'While you talk, you and the astrologer look at the same chart: what one of you points to lights up for the other, and stays with the words.',
  picture: 'A chat with the chart beside it: the astrologer points to the 11th house, and it lights up for the client.',
} as const
