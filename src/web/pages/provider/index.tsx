/** The business at a glance is the dashboard. */
export { default } from '../dashboard.tsx';
