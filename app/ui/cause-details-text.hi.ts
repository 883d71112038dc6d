// The buttons that open an explanation, in Hindi.
export const why = () => 'क्यों'
export const whatIsThis = () => 'यह क्या है?'
