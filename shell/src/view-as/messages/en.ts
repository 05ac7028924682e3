export default {
  'view.title': 'View as a role',
  'view.titleOf': 'View as {role}',
  'view.intro': 'See {publisher} as members with this role see it: its sections, its buttons, and what is refused.',
  'view.readOnly': 'Nothing can be changed until you end the view.',
  'view.everywhere': 'The view applies to every tab of this browser in which {publisher} is open.',
  'view.records':
    'Lists still show everything that you may see yourself, also where the role shows only a member’s own records. Records that you own count as the member’s own, so buttons for “own” work appear on them.',
  'view.start': 'Start the view',
  'view.notStarted': 'Couldn’t start the view',
  'view.above': 'You can’t view as this role, because it includes permissions that you don’t have. Ask an administrator.',
  'view.noRole': 'Choose a role first. Its page has “View as this role”.',
  'view.roles': 'Open roles',
  'view.banner': 'View as a role',
  'view.bannerText': 'You are viewing {publisher} as “{role}”. Nothing can be changed.',
  'view.bannerElsewhere': 'You are viewing {publisher} as “{role}”. Nothing can be changed there or in your profile.',
  'view.end': 'End the view',
  'view.notEnded': 'Couldn’t end the view. Try again.',
} as const
