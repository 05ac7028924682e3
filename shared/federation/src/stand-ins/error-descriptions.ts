/** Without its sentence an error still names its code and the page that describes it. */
const none = {}

export { none as buildDescMap, none as errorDescMap, none as runtimeDescMap, none as typeDescMap }
