/** The name of the platform until an admin has set one. */
export const PLATFORM_NAME = 'Drishti'
