const TOOL_SCREEN =
  /^screens\/(accuracy|festivals|glossary|horoscope|kp|kundli|match|muhurta|panchang|prashna|rectification|tools|varshaphala)\//

/** True for the file of a route (as in app/routes.ts) that belongs to the free tools. */
export const isToolScreen = (file: string): boolean => TOOL_SCREEN.test(file)
