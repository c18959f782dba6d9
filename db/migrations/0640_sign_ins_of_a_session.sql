-- Whether a browser session began before its person was signed out is asked of ended sign-ins too.
drop index sign_ins_of_session;
create index sign_ins_of_session on sign_ins (session_uid);
