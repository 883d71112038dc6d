export const lostFilesText = {
  lost: 'A part of this page could not load.',
  line: 'This page cannot be rung: a part of it could not load.',
  tryAgain: 'Try again',
  offline: 'There is no connection. Try again when it is back.',
  ask: 'The page has to load again for this. What you typed here will be lost, and a call is cut off. Load it again?',
}
