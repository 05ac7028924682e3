export default {
  'styleguide.title': 'Style guide',
  'styleguide.colors': 'Colors',
  'styleguide.type': 'Type',
  'styleguide.sample': 'Reward the people who use your apps',
  'styleguide.actions': 'Actions',
  'styleguide.toast': 'Show a notice',
  'styleguide.icons': 'Icons',
  'styleguide.states': 'States',
  'styleguide.field': 'A field',
  'styleguide.data': 'Data',
  'styleguide.table': 'A table',
  'styleguide.moment': 'A date and time',
} as const
