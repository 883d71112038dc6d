export const lostFilesText = {
  lost: 'A part of this page could not load.',
  tryAgain: 'Try again',
  ask: 'The page has to load again for this. What you typed here will be lost, and a call is cut off. Load it again?',
}
