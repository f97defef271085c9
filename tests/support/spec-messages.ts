/** What the specification says word for word (R5, R8.1, R8.9), for what the API answers and what pages show. */
export const profileMessages = {
  phone_number: 'Phone number is required',
  email: 'Email is required',
  'address.formatted_address': 'Address is required',
  business_name: 'Business name is required for business providers',
  first_name: 'First name is required for individual providers',
  last_name: 'Last name is required for individual providers',
} as const;

export const logoMessages = {
  tooLarge: 'Logo file size must be less than 5MB',
  wrongType: 'Logo must be a JPEG, PNG, GIF, or WebP image',
} as const;

export const servicesMessage = 'Service selections must be an array';

export const linkMessages = {
  '': 'No authentication parameters found. Please use the magic link from your email.',
  '#access_token=x': 'Invalid magic link format. Please request a new one.',
  '#refresh_token=y': 'Invalid magic link format. Please request a new one.',
  '#access_token=x&refresh_token=y': 'Invalid or expired magic link. Please request a new one.',
  '#error=access_denied&error_description=Signups+are+closed': 'Signups are closed',
} as const;

export const credentialsMessage = 'You must provide either an email or phone number and a password';

export const failureMessages = {
  check: 'Failed to check provider profile',
  create: 'Failed to create provider profile',
  update: 'Failed to update provider profile',
  uploadLogo: 'Failed to upload logo',
  deleteLogo: 'Failed to delete logo',
  categories: 'Failed to get service categories',
  services: 'Failed to get provider services',
  updateServices: 'Failed to update provider services',
  magicLink: 'Failed to send magic link',
} as const;
