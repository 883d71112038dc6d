// The mail to a follower.
export const followMailText = {
  subject: (name: string) => `${name} is online`,
  text: (name: string, link: string) =>
    `${name} is online now.\n\n${link}\n\nYou get this mail because you follow ${name}, once a day at most. Change it on the page above.`,
}
