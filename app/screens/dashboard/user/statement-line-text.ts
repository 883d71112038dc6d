/** A line of the statement, in the server's words. */
export const statementLine = (text: string) => text
