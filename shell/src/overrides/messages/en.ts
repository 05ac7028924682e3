export default {
  'override.banner': 'Overridden modules',
  'override.one': '{module}: {origin}, until {time}',
  'override.useReleased': 'Use the released modules',
  'override.useReleasedOne': 'Use the released module',
  'override.panel': 'Show modules',
  'override.from': 'Overridden by: {origin}',
  'override.notRemoved': 'Couldn’t remove the override. Try again.',
  'override.form': 'Override a module',
  'override.module': 'Module to override',
  'override.origin': 'Server to load the module from',
  'override.set': 'Override module',
  'override.notSet': 'Couldn’t override the module. Try again.',
  'override.notAllowed': 'This console doesn’t take modules from {origin}. Ask whoever runs it to add that server to ALLOW_OVERRIDES.',
  'override.fault.unreachable': 'The server of this override isn’t responding. Start the server, or use the released module.',
  'override.fault.absent': 'The server of this override doesn’t have this module. Choose another server, or use the released module.',
  'override.fault.invalid':
    'The server of this override doesn’t have a valid release of this module. Build the module again, or use the released module.',
  'override.fault.owned':
    'This override uses addresses that belong to another module ({needs}). Change the override’s addresses, or use the released module.',
  'override.fault.platform':
    'This override needs another version of Publisher Console ({needs}). Choose another server, or use the released module.',
} as const
