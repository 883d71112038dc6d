/** Its program; undefined where there is none. */
export const chromium: string | undefined
